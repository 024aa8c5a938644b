/** `/help`: the visit's source and the consent checkboxes. */
import * as v from 'valibot';
import { SiteDocumentItem } from './site';
import { parseSource } from './source';
import { flag, listField, objectOf, parsedBy, text } from './fieldSchemas';

/** Response of `POST /help/parse-source-from-url`. */
export const SourceResponse = parsedBy(parseSource);

const CheckboxItem = v.pipe(
  objectOf({
    text_mobile: text,
    text_pc: text,
    documents: listField('documents', SiteDocumentItem),
    mobile_button_text: text,
  }),
  v.transform((raw) => ({
    textMobile: raw.text_mobile,
    textPc: raw.text_pc,
    documents: raw.documents,
    mobileButtonText: raw.mobile_button_text,
  })),
);
export type ConsentCheckbox = v.InferOutput<typeof CheckboxItem>;

/** Response of `GET /help/get-checkbox-config` (section 3, "Consent checkbox config"). */
export const CheckboxConfigResponse = v.pipe(
  objectOf({ is_checked: flag, checkboxes: listField('checkboxes', CheckboxItem) }),
  v.transform((raw) => ({ isChecked: raw.is_checked, checkboxes: raw.checkboxes })),
);
export type CheckboxConfig = v.InferOutput<typeof CheckboxConfigResponse>;
