/** The error bodies of the API (graylog-api.md §0.4), each as it stands on the wire. */
export type WireApiError = { type: 'ApiError'; message: string };
export type WireValidationApiError = { type: 'ValidationApiError'; message: string; validation_errors: Record<string, { error: string }[]> };
export type WireMissingStreamPermission = { type: 'MissingStreamPermission'; message: string; streams: string[] };
