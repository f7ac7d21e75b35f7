const EVERY_MS = 50;

/** Waits until the condition is true; names it on timeout. */
export async function until(
  holds: () => Promise<boolean> | boolean,
  what: () => string,
  // A busy machine is not a failure.
  seconds = 60,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (
      await Promise.resolve()
        .then(holds)
        .catch(() => false)
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  throw new Error(`Waited ${seconds} s in vain until ${what()}`);
}
