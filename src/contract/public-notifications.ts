/**
 * An announcement of the operators, from `/config.js`, by id. `variant` names its colour; all texts
 * are plain.
 */
export type PublicNotification = {
  variant: string;
  title: string;
  hiddenTitle: boolean;
  isActive: boolean;
  isDismissible: boolean;
  shortMessage: string;
  longMessage: string;
};
export type PublicNotifications = Readonly<Record<string, PublicNotification>>;
