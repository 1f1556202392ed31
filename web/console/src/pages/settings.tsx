import { SettingsDocument, type SettingsQuery, type SettingOrigin } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { listParam, setParams } from '../router';
import { Chips } from '../ui/chips';
import { Filters } from '../ui/filters';
import { count } from '../ui/format';
import { Card, Head } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Table, type Column } from '../ui/table';

type Setting = SettingsQuery['settings'][number];

const origins: SettingOrigin[] = ['FLAG', 'ENVIRONMENT', 'FILE', 'DEFAULT'];
const originNames: Record<SettingOrigin, string> = { FLAG: 'Flag', ENVIRONMENT: 'Environment', FILE: 'File', DEFAULT: 'Default' };

// Settings lists what the process was started with, and where each value comes from.
export function Settings() {
  const chosen = listParam('origins', origins);
  const query = useQuery(SettingsDocument, {});
  return (
    <>
      <Head title="Settings" about="What the answering process was started with. A flag overrides the environment, which overrides the file." />
      <Filters names={['origins']}>
        <Chips label="Where from" choices={origins.map((value) => ({ value, label: originNames[value] }))} chosen={chosen} change={(next) => setParams({ origins: next.join(',') })} />
      </Filters>
      <Show query={query}>{({ settings }) => <Groups settings={settings.filter((s) => chosen.length === 0 || chosen.includes(s.origin))} all={settings.length} />}</Show>
    </>
  );
}

function Groups({ settings, all }: { settings: Setting[]; all: number }) {
  if (settings.length === 0) return <Empty title="No setting comes from there">All {count(all)} have other origins.</Empty>;
  const groups = [...new Set(settings.map((s) => s.group))].sort((a, b) => Number(a === '') - Number(b === ''));
  return (
    <div class="stack">
      {groups.map((group) => (
        <Card key={group} title={group || 'Every command, and sections of the file'}>
          <Table label={`Settings: ${group || 'every command'}`} columns={columns} rows={settings.filter((s) => s.group === group)} id={(s) => s.name} />
        </Card>
      ))}
      <p class="muted">{count(settings.length)} of {count(all)} settings. Change one where it comes from, then restart the process.</p>
    </div>
  );
}

const columns: Column<Setting>[] = [
  { name: 'Setting', cell: (s) => <><span class="mono">{s.name}</span>{s.description && <small>{s.description}</small>}</> },
  { name: 'Value', cell: (s) => <><span class="mono break">{s.value || 'not set'}</span>{s.redacted && <small>secrets are left out</small>}</> },
  { name: 'From', cell: (s) => (s.origin === 'DEFAULT' ? <span class="muted">default</span> : <><strong>{originNames[s.origin]}</strong><small class="mono break">{s.place}</small></>) },
  { name: 'Default', wide: true, cell: (s) => (s.origin === 'DEFAULT' ? '' : <span class="mono break">{s.default || 'not set'}</span>) },
];
