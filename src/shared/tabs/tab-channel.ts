/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { topic: 'signedIn'; username: string }
  | { topic: 'signedOut' }
  /** The server answered the ping of one tab. */
  | { topic: 'answered' }
  /** What a background call of one tab was answered. */
  | { topic: 'polled'; username: string; key: readonly unknown[]; data: unknown };

/** Consoles below different prefixes of one host are different consoles. */
export const tabChannelName = (): string => `console ${new URL('.', document.baseURI).pathname}`;

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(tabChannelName()));

/** The other tabs of this console in this browser; what is told here is not heard here. */
export const tabChannel = {
  post: (news: TabMessage): void => open().postMessage(news),
  subscribe(listener: (news: TabMessage) => void): () => void {
    const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
    const from = open();
    from.addEventListener('message', hear);
    return () => from.removeEventListener('message', hear);
  },
};
