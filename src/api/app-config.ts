import type { PublicNotifications } from '@/contract/public-notifications';

declare global {
  /**
   * What `/config.js` of the server says; missing where that file could not be fetched.
   */
  var appConfig:
    | {
        gl2ServerUrl?: string;
        rootTimeZone?: string;
        isCloud?: boolean;
        featureFlags?: Readonly<Record<string, string>>;
        publicNotifications?: PublicNotifications;
      }
    | undefined;
}

/** Whether the server's configuration turns a feature on: by the value `on` alone. */
export const isFeatureOn = (flag: string): boolean =>
  globalThis.appConfig?.featureFlags?.[flag]?.toLowerCase() === 'on';

export const isCloud = (): boolean => globalThis.appConfig?.isCloud === true;
