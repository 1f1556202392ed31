// The tabs that GraphiQL opens with, in their order. Each runs as it is.
import leaderboard from './tabs/leaderboard.graphql';
import live from './tabs/live.graphql';
import tuning from './tabs/tuning.graphql';
import wallet from './tabs/wallet.graphql';
import webhook from './tabs/webhook.graphql';

const receiver = JSON.stringify({ url: 'http://127.0.0.1:8081/signals' }, null, 2); // on this computer

export const tabs = [
  { query: leaderboard },
  { query: wallet },
  { query: tuning },
  { query: live },
  { query: webhook, variables: receiver },
];
