// The load comes from a process of its own, so that measuring costs the measured nothing.
import autocannon from 'autocannon';

const result = await autocannon(JSON.parse(process.argv[2] ?? '{}') as autocannon.Options);
process.stdout.write(JSON.stringify(result));
