import { createClient } from '@smartmoney/client';
import { SmartmoneyProvider, useLeaderboard, useSignals } from '@smartmoney/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

// For those who may have the key only: a page for others asks its own server for a token.
const { url = 'http://127.0.0.1:8080', key = '' } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const client = createClient({ url, key: key || 'none' });

function Board() {
  const { board, status, error } = useLeaderboard({ chain: 'BASE', first: 10 });
  return (
    <section>
      <h2>Leaderboard <small role="status">{error?.message ?? status}</small></h2>
      <ol>{board?.edges.map(({ node }) => <li key={node.id}>{node.walletAddress} {Math.round(node.netPnlUsd)} USD</li>)}</ol>
    </section>
  );
}

function Feed() {
  const { signals, gap, status, error } = useSignals({ latest: 50 });
  return (
    <section>
      <h2>Signals <small role="status">{error?.message ?? status}</small></h2>
      {gap && <p>Some signals are no longer kept.</p>}
      <ol reversed>{signals.map((s) => <li key={s.id} value={s.sequence}>{s.retractedAt ? <del>{s.headline}</del> : s.headline}</li>)}</ol>
    </section>
  );
}

createRoot(document.getElementById('root')!).render(<StrictMode><SmartmoneyProvider client={client}><Board /><Feed /></SmartmoneyProvider></StrictMode>);
