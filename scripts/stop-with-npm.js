// npm passes SIGTERM to the shell that runs a script, and some shells (Debian's) end without passing it on.
// A program that is started with `--import ./scripts/stop-with-npm.js` notices that its shell has gone, and
// gets the signal then. Ctrl-C needs none of this: the terminal tells all of them. On Windows a program keeps the
// number of its parent, so nothing happens there.
import { isMainThread } from 'node:worker_threads';

const { ppid: shell } = process;
if (isMainThread && process.env.npm_lifecycle_event) {
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}
