// The page: it asks for an API key, unless this tab is signed in to the console, then shows GraphiQL
// with it. The key is kept as long as the browser's tab, and goes to this server only.
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { ask, createFetcher } from './fetcher.js';
import { tabs } from './tabs.js';

const storage = 'smartmoney.key';

// keep stores the key for this tab, or none, and tells the bar.
function keep(key) {
  if (key) sessionStorage.setItem(storage, key);
  else sessionStorage.removeItem(storage);
  dispatchEvent(new Event(storage));
}

// useTheme returns the colours that the bar has chosen.
function useTheme() {
  const root = document.documentElement;
  const [theme, setTheme] = useState(root.dataset.theme);
  useEffect(() => {
    const watch = new MutationObserver(() => setTheme(root.dataset.theme));
    watch.observe(root, { attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, []);
  return theme;
}

function App() {
  const [key, setKey] = useState(() => sessionStorage.getItem(storage) ?? '');
  const fetcher = useMemo(() => createFetcher(key), [key]);
  const theme = useTheme();
  if (!key) {
    const enter = (entered) => {
      keep(entered);
      setKey(entered);
    };
    return <KeyForm onEnter={enter} />;
  }
  const leave = () => {
    keep('');
    setKey('');
  };
  return (
    <GraphiQL fetcher={fetcher} defaultTabs={tabs} forcedTheme={theme} showPersistHeadersSettings={false}>
      <GraphiQL.Logo>
        <button type="button" className="graphiql-un-styled" id="leave" onClick={leave}>
          Change key
        </button>
      </GraphiQL.Logo>
    </GraphiQL>
  );
}

// KeyForm asks for a key until the server takes one.
function KeyForm({ onEnter }) {
  const [problem, setProblem] = useState('');
  const submit = async (event) => {
    event.preventDefault();
    const key = new FormData(event.target).get('key').trim();
    try {
      const { status, body } = await ask({ query: '{ __typename }' }, { Authorization: `Bearer ${key}` });
      if (body.data) {
        onEnter(key);
      } else {
        setProblem(body.errors?.[0]?.message ?? `status ${status}`);
      }
    } catch (error) {
      setProblem(error.message);
    }
  };
  return (
    <form className="key-form" onSubmit={submit}>
      <h1>smartmoney · GraphiQL</h1>
      <label htmlFor="key">API key</label>
      <input id="key" name="key" type="password" placeholder="sms-…" autoComplete="off" autoFocus required />
      <button type="submit">Open</button>
      <p role="alert">{problem}</p>
      <p>
        The operator makes keys with <code>smartmoney key create</code>, and <code>serve --demo</code> prints one. The
        key is kept until this tab is closed.
      </p>
    </form>
  );
}

createRoot(document.getElementById('app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
