/** Missing over plain http, and closed where the visitor lets no site keep anything. */
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
export function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  return withLock(name, {}, task, task);
}

/** Leaves it to the other tab when there is one. Without locks both send, and the server stores it once. */
export function unlessTaken(name: string, task: () => Promise<void>): Promise<void> {
  const ifFree = async (lock: Lock | null) => (lock ? task() : undefined);
  return withLock(name, { ifAvailable: true }, ifFree, task);
}
