/** The jobs of the queue, each with its name in the office. */
export const jobTitles = {
  'send-mail': 'Sending a mail',
  'make-variants': 'Sizes of a picture',
  'apply-retention': 'Erasing what is kept too long',
  'publish-scheduled': 'Publishing scheduled posts',
  'sweep-pictures': 'Removing pictures that nothing shows',
  'check-freshness': 'Looking for franchises that nobody has confirmed',
  'watch-enquiries': 'Looking for enquiries that no brand has answered',
  'count-replies': 'Counting how many enquiries each brand answers',
  'remind-of-steps': 'Reminders of next steps',
  'keep-terms': 'Beginning, ending and renewing plans',
  'erase-accounts': 'Erasing accounts whose owners asked for it',
  'erase-files': 'Erasing the files of what was erased',
  'send-webhooks': 'Calling webhooks',
  'make-backup': 'Backing up',
};
export type JobName = keyof typeof jobTitles;

/** A job that failed its last try. */
export type FailedJob = {
  id: string;
  job: JobName;
  data: Record<string, unknown>;
  reason: string | null;
  failed_at: string;
};
