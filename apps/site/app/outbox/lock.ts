/** Without a lock manager two tabs may send the same entry; the server still stores it once. */
function lockManager(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}

/** Waits until no other tab does something under this name. */
export async function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? locks.request(`outbox ${name}`, task) : task();
}

/** Leaves it to the other tab when there is one. */
export async function unlessTaken(name: string, task: () => Promise<void>): Promise<void> {
  const locks = lockManager();
  if (!locks) return task();
  await locks.request(`outbox ${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
  });
}
