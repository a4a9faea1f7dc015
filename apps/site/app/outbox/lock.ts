/** Runs `unlocked` without the Web Locks API (plain http), or when it rejects because the visitor forbids storage. */
async function withLock<T>(
  name: string,
  options: LockOptions,
  task: (lock: Lock | null) => Promise<T>,
  unlocked: () => Promise<T>,
): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return unlocked();
  let isOpen = false;
  try {
    return await locks.request(`outbox ${name}`, options, (lock) => {
      isOpen = true;
      return task(lock);
    });
  } catch (error) {
    if (isOpen) throw error;
    return unlocked();
  }
}

/** Waits until no other tab does something under this name. */
export function runExclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  return withLock(name, {}, task, task);
}

/** Skips the task while another tab runs it. Without locks both tabs send, and the server stores the entry once. */
export function runIfUnlocked(name: string, task: () => Promise<void>): Promise<void> {
  const ifFree = async (lock: Lock | null) => (lock ? task() : undefined);
  return withLock(name, { ifAvailable: true }, ifFree, task);
}
