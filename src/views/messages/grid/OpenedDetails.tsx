import { useMemo } from 'react';
import { followPath } from '@/shared/message/facts/searches-around';
import { MessageDetails, type MessageDetailsProps } from '@/shared/message/MessageDetails';
import type { FieldActions } from '@/shared/message/values/value-actions';

/** The details of a row, with a link to trace its values across all streams. */
export function OpenedDetails({ actions, ...props }: MessageDetailsProps) {
  const { message } = props;
  const all = useMemo(
    (): FieldActions => ({
      ...actions,
      followPath: (field, value) => followPath(message, field, value),
    }),
    [actions, message],
  );
  return <MessageDetails {...props} actions={all} />;
}
