/** Messages between the tabs of one browser. */
export type TabMessage =
  | { topic: 'signedIn'; username: string }
  | { topic: 'signedOut' }
  /** A ping was answered. */
  | { topic: 'answered' }
  /** A ping was not answered, for the given time in a row. */
  | { topic: 'unanswered'; failures: number; message: string; url: string }
  /** The response of a background call. */
  | { topic: 'polled'; username: string; key: readonly unknown[]; data: unknown };

/** Includes the base path: consoles under different prefixes of a host are separate. */
export const tabChannelName = (): string => `console ${new URL('.', document.baseURI).pathname}`;

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(tabChannelName()));

/** Messages to and from the other tabs of this console. A tab does not receive its own messages. */
export const tabChannel = {
  post: (news: TabMessage): void => open().postMessage(news),
  subscribe(listener: (news: TabMessage) => void): () => void {
    const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
    const from = open();
    from.addEventListener('message', hear);
    return () => from.removeEventListener('message', hear);
  },
};
