// The page: it asks for an API key, then shows GraphiQL with it. The key is kept as
// long as the browser's tab, and goes to this server only.
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { StrictMode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { ask, createFetcher } from './fetcher.js';
import welcome from './welcome.graphql';

const storage = 'smartmoney.key';

function App() {
  const [key, setKey] = useState(() => sessionStorage.getItem(storage) ?? '');
  const fetcher = useMemo(() => createFetcher(key), [key]);
  if (!key) {
    const enter = (entered) => {
      sessionStorage.setItem(storage, entered);
      setKey(entered);
    };
    return <KeyForm onEnter={enter} />;
  }
  const leave = () => {
    sessionStorage.removeItem(storage);
    setKey('');
  };
  return (
    <GraphiQL fetcher={fetcher} defaultQuery={welcome} showPersistHeadersSettings={false}>
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
