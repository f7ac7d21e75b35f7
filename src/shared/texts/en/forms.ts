/** Texts of fields, forms, wizards and dialogs of every area. */
export const texts = {
  'forms.required': 'Field is required.',
} as const;
