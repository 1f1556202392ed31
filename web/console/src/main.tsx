import { render } from 'preact';
import { App } from './app';
import './app.css';
import './ui/lists.css';
import { takeKey } from './router';
import { mayTake, resume, signIn } from './session';

const place = document.getElementById('app');
if (!place) throw new Error('BUG: page.html has no element app');

const key = takeKey();
const began = key && mayTake(key) ? signIn(key) : resume();
began.then(
  () => render(<App />, place),
  (problem: unknown) => render(<App problem={problem instanceof Error ? problem.message : String(problem)} />, place),
);
