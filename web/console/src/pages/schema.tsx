// The schema of GraphQL by its types, each with links to those that it names.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Refusal } from '../api/client';
import { href, route, setParams } from '../router';
import { Card, Head } from '../ui/parts';
import { Empty, Loading, Problem } from '../ui/states';

interface Definition {
  kind: string;
  name: string;
  text: string;
}

const kinds = { roots: 'Operations', type: 'Types', interface: 'Interfaces', union: 'Unions', input: 'Inputs', enum: 'Enums', scalar: 'Scalars', directive: 'Directives' };
const roots = ['Query', 'Mutation', 'Subscription'];
const shape = /^(?:"""[\s\S]*?"""\n|"[^\n]*"\n)?(type|interface|enum|input|union|scalar|directive) @?(\w+)[^\n]*?(?:\{[\s\S]*?^\}|$)/gm;

function definitionsOf(sdl: string): Definition[] {
  return [...sdl.matchAll(shape)].map(([text, kind = '', name = '']) => ({ kind: roots.includes(name) ? 'roots' : kind, name, text }));
}

// SchemaPage lists the types of the schema, or shows one.
export function SchemaPage({ args: [name] }: { args: string[] }) {
  const [sdl, setSdl] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const load = async () => {
    setRefusal(undefined);
    try {
      const response = await fetch('schema.graphql');
      if (!response.ok) throw new Error(`status ${response.status}`);
      setSdl(await response.text());
    } catch {
      setRefusal(new Refusal('NETWORK', 'The schema cannot be loaded: the service does not answer.'));
    }
  };
  useEffect(() => { void load(); }, []);
  const all = useMemo(() => definitionsOf(sdl ?? ''), [sdl]);
  return (
    <div class="stack">
      {name && <p class="small"><a href={href(['schema'])}>Schema</a> › {name}</p>}
      <Head title={name ?? 'Schema'} about={name ? undefined : 'What GraphQL can be asked, with units and bounds. Queries run in GraphiQL.'}>
        <a href="schema.graphql">schema.graphql</a>
        <a href="graphiql">GraphiQL</a>
      </Head>
      {refusal && <Problem refusal={refusal} retry={() => void load()} />}
      {!refusal && sdl === undefined && <Loading />}
      {sdl !== undefined && (name ? <One all={all} name={name} /> : <Index all={all} />)}
    </div>
  );
}

function Index({ all }: { all: Definition[] }) {
  const wanted = route.value.params.get('text') ?? '', low = wanted.toLowerCase();
  const found = all.filter((d) => d.name.toLowerCase().includes(low) || (low.length > 2 && d.text.toLowerCase().includes(low)));
  return (
    <>
      <label class="field"><span>A name, or a word of a description</span>
        <input type="search" value={wanted} maxLength={60} onInput={(e) => setParams({ text: e.currentTarget.value })} />
      </label>
      {found.length === 0 && <Empty title="Nothing in the schema has this text" />}
      {Object.entries(kinds).map(([kind, title]) => {
        const names = found.filter((d) => d.kind === kind);
        return names.length > 0 && <Card key={kind} title={title}><ul class="names">{names.map((d) => <li key={d.name}><a href={href(['schema', d.name])}>{d.name}</a></li>)}</ul></Card>;
      })}
    </>
  );
}

function One({ all, name }: { all: Definition[]; name: string }) {
  const found = all.find((d) => d.name === name);
  if (!found) return <Empty title="The schema has no such type"><a href={href(['schema'])}>See all</a></Empty>;
  const known = new Set(all.map((d) => d.name)), users = all.filter((d) => d !== found && new RegExp(`[[: ]${name}\\b[^"]*$`, 'm').test(d.text));
  return (
    <>
      <pre class="code sdl" tabIndex={0} aria-label={`Definition of ${name}`}>{linesOf(found.text).map(({ text, told }, i) => (
        <span key={i} class={told ? 'muted' : undefined}>{told ? text : text.split(/\b([A-Z]\w+)\b/).map((part, j) => (j % 2 && part !== name && known.has(part) ? <a key={j} href={href(['schema', part])}>{part}</a> : part))}{'\n'}</span>
      ))}</pre>
      {users.length > 0 && <Card title="Used by"><ul class="names">{users.map((d) => <li key={d.name}><a href={href(['schema', d.name])}>{d.name}</a></li>)}</ul></Card>}
    </>
  );
}

// linesOf splits a definition and says which lines are of descriptions.
function linesOf(text: string): { text: string; told: boolean }[] {
  let inside = false; // of a description of several lines
  return text.split('\n').map((line) => {
    const edges = line.split('"""').length - 1, told = inside || line.trim().startsWith('"');
    if (edges === 1) inside = !inside;
    return { text: line, told };
  });
}
