// The audits of graphql-http: what a server of GraphQL over HTTP must and should do.
import { serverAudits } from 'graphql-http';
import { assert, authorization, main, url } from './lib.mjs';

const fetchFn = (address, init = {}) =>
  fetch(address, { ...init, headers: { ...authorization, ...init.headers } });

await main(async () => {
  const audits = serverAudits({ url: `${url}/graphql`, fetchFn });
  const kinds = { MUST: 0, SHOULD: 0, MAY: 0 };
  const failed = [];
  for (const audit of audits) {
    kinds[audit.name.split(' ')[0]]++;
    const result = await audit.fn();
    if (result.status === 'ok') continue;
    const line = `${result.status} ${audit.id} ${audit.name}: ${result.reason}`;
    if (audit.name.startsWith('MAY')) console.log(line);
    else failed.push(line);
  }
  console.log(kinds);
  assert.ok(kinds.MUST >= 10 && kinds.SHOULD >= 10, 'the suite is not what it was');
  assert.deepEqual(failed, []);
});
