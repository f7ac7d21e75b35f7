/** An error body without where and in which class Jackson found the mistake. */
export const withoutPlace = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('message' in body)) return body;
  return { ...body, message: `${body.message}`.replace(/\n at \[Source[^]*$/, '') };
};
