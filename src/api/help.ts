/** `/help`: the visit's source and the consent checkboxes. */
import * as v from 'valibot';
import { PARSE_SOURCE_PATH } from '../config/constants';
import type { CallResult } from './callResult';
import { SiteDocumentItem } from './site';
import { parseSource as readSource, type Id, type Source } from './source';
import type { Transport } from './transport';
import { flag, listField, objectOf, parsedBy, text } from './fieldSchemas';

/** Response of `POST /help/parse-source-from-url`. */
export const SourceResponse = parsedBy(readSource);

/** @param url the full landing url, query included */
export function parseSource(transport: Transport, url: string): Promise<CallResult<Source>> {
  return transport.post(PARSE_SOURCE_PATH, { url }, SourceResponse);
}

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

export function getCheckboxConfig(
  transport: Transport,
  { siteAlias, token, language }: { siteAlias: string; token: Id; language: string },
): Promise<CallResult<CheckboxConfig>> {
  return transport.get(
    '/help/get-checkbox-config',
    { siteAlias, token: String(token), language },
    CheckboxConfigResponse,
  );
}
