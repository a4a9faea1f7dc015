import type { DeliveryStep } from '@naya/contract/site-info/mail-server';
import { readSiteDetails } from '@naya/core/site-info/site-details';
import type { Db } from '@naya/db/client';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import type { Env } from '../env.ts';
import { describeError } from '../log/log.ts';
import { findServerOptions } from './mailer.ts';

/** Hands one mail to the mail server by itself, not by the queue, and tells what the server said at each step. */
export async function testDelivery(env: Env, db: Db, to: string): Promise<DeliveryStep[]> {
  const server = await findServerOptions(env, db);
  if (!server)
    return [{ step: 'connect', isDone: false, says: 'No mail server is set: enter one first.' }];
  const { auth, ...options } = server.options;
  const connection = new SMTPConnection(options);
  const steps: DeliveryStep[] = [];
  const done = (step: DeliveryStep['step'], says: string) =>
    steps.push({ step, isDone: true, says });
  let current: DeliveryStep['step'] = 'connect';
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect(() => resolve());
    });
    done('connect', `${options.host}, port ${options.port}`);
    if (connection.secure) done('encrypt', 'Nobody on the way reads along.');
    current = 'signIn';
    if (auth) {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        connection.login(auth, (error) => (error ? reject(error) : resolve()));
      });
      done('signIn', auth.user ?? '');
    }
    current = 'hand';
    const site = await readSiteDetails(db, env.publicUrl);
    const from = { name: site.name, address: env.mailTo ?? server.sender ?? site.email };
    const subject = `Test mail of ${site.name}`;
    const text = `This mail shows that ${site.name} can send. Nothing needs to be done.`;
    const bytes = await new MailComposer({ from, to, subject, text }).compile().build();
    const response = await new Promise<string>((resolve, reject) => {
      connection.once('error', reject);
      connection.send({ from: from.address, to: [to] }, bytes, (error, info) =>
        error ? reject(error) : resolve(info.response),
      );
    });
    done('hand', `From ${from.address}: ${response}`.slice(0, maxSaid));
  } catch (error) {
    const says = describeError(error).message.slice(0, maxSaid);
    steps.push({ step: current, isDone: false, says });
  } finally {
    connection.close();
  }
  return steps;
}

const maxSaid = 300;
