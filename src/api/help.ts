/** `/help`: the visit's source and the consent checkboxes. */
import * as v from 'valibot';
import type { CallResult } from './callResult';
import { SiteDocumentAnswer } from './site';
import { PARSE_SOURCE_PATH, SourceAnswer, type Source } from './source';
import type { Transport } from './transport';
import { flag, listOf, objectOf, text } from './wire';

/** @param url the whole landing address, query included. */
export function parseSource(transport: Transport, url: string): Promise<CallResult<Source>> {
  return transport.post(PARSE_SOURCE_PATH, { url }, SourceAnswer);
}

const CheckboxAnswer = v.pipe(
  objectOf({
    text_mobile: text,
    text_pc: text,
    documents: v.fallback(listOf(SiteDocumentAnswer), []),
    mobile_button_text: text,
  }),
  v.transform((wire) => ({
    textMobile: wire.text_mobile,
    textPc: wire.text_pc,
    documents: wire.documents,
    mobileButtonText: wire.mobile_button_text,
  })),
);
export type ConsentCheckbox = v.InferOutput<typeof CheckboxAnswer>;

/** The answer of `GET /help/get-checkbox-config` (section 3, "Consent checkbox config"). */
export const CheckboxConfigAnswer = v.pipe(
  objectOf({ is_checked: flag, checkboxes: v.fallback(listOf(CheckboxAnswer), []) }),
  v.transform((wire) => ({ isChecked: wire.is_checked, checkboxes: wire.checkboxes })),
);
export type CheckboxConfig = v.InferOutput<typeof CheckboxConfigAnswer>;

export function getCheckboxConfig(
  transport: Transport,
  { siteAlias, token, language }: { siteAlias: string; token: string; language: string },
): Promise<CallResult<CheckboxConfig>> {
  return transport.get(
    '/help/get-checkbox-config',
    { siteAlias, token, language },
    CheckboxConfigAnswer,
  );
}
