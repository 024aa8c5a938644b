/** The visit (sections 3 and 4): how the service identifies the visitor, parsed from the landing url. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { describeFailure, failed, type CallResult } from '../../api/callResult';
import { SourceResponse, type Source } from '../../api/source';
import type { EarlyResponse } from '../../boot/landing';
import { PARSE_SOURCE_PATH } from '../../config/constants';
import { callApi } from '../../store/callApi';
import { createAppAsyncThunk } from '../../store/createApiThunk';
import type { LoadStatus } from '../../store/loadStatus';
import {
  emptyVisit,
  isDefaultVisit,
  parseVisitTelephone,
  resetForNextVisit,
  withoutQuery,
  type VisitRecord,
} from './visitRecord';

interface VisitState {
  record: VisitRecord;
  /** The landing url with its query, without a phone number. */
  landingUrl: string;
  parseStatus: LoadStatus;
}

const initialState: VisitState = {
  record: emptyVisit(''),
  landingUrl: '',
  parseStatus: 'idle',
};

/** Parses the visit's source; the response of a parse that the inline script started replaces a second request. */
export const parseVisit = createAppAsyncThunk<Source>(
  'visit/parse',
  async (_, { extra, rejectWithValue }) => {
    const earlyParse = extra.landing.takeEarlyParse();
    const result =
      earlyParse === undefined
        ? await callApi(extra, (api) => api.parseSource(extra.landing.url))
        : parseEarlyResponse(await earlyParse);
    if (result.ok) return result.data;
    if (earlyParse !== undefined) extra.log.error(describeFailure(result.failure));
    return rejectWithValue(result.failure);
  },
  { condition: (_, { getState }) => getState().visit.parseStatus !== 'pending' },
);

function parseEarlyResponse(response: EarlyResponse): CallResult<Source> {
  const call = `POST ${PARSE_SOURCE_PATH}`;
  if (response.kind !== 'response') return failed({ kind: response.kind, call });
  const { ok, status } = response;
  if (!ok) return failed({ kind: 'status', call, status });
  let body: unknown;
  try {
    body = JSON.parse(response.body);
  } catch {
    return failed({ kind: 'invalidResponse', call, status });
  }
  const source = v.safeParse(SourceResponse, body);
  return source.success
    ? { ok: true, data: source.output }
    : failed({ kind: 'invalidResponse', call, status });
}

const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    /** The landing url and the cookie, as they were at load. */
    visitRestored(
      state,
      {
        payload: { landingUrl, stored },
      }: PayloadAction<{ landingUrl: string; stored: VisitRecord | null }>,
    ) {
      state.landingUrl = landingUrl;
      state.record = stored ?? emptyVisit(withoutQuery(landingUrl));
    },
    /** The lead has been sent: nothing needs the phone any more. */
    visitTelephoneCleared(state) {
      state.record.telephone = '';
    },
    visitReset(state) {
      state.record = resetForNextVisit(state.record);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(parseVisit.pending, (state) => {
        state.parseStatus = 'pending';
      })
      .addCase(parseVisit.fulfilled, (state, { payload: source }) => {
        state.parseStatus = 'succeeded';
        state.record = {
          url: withoutQuery(state.landingUrl),
          ...source,
          // A reload parses the stripped url, which has no phone any more.
          telephone: parseVisitTelephone(source.telephone) || state.record.telephone,
        };
      })
      .addCase(parseVisit.rejected, (state) => {
        // Keeps a stored token.
        state.parseStatus = 'failed';
      });
  },
  selectors: {
    selectVisit: (state) => state.record,
    selectVisitToken: (state) => state.record.token,
    selectVisitTelephone: (state) => state.record.telephone,
    selectHasAlternativeSettings: (state) => state.record.alternativeSettings,
    selectIsParsing: (state) => state.parseStatus === 'pending',
    selectHasParseFailed: (state) => state.parseStatus === 'failed',
    selectIsDefaultVisit: (state) => isDefaultVisit(state.record, state.landingUrl),
    /** The visit's url; if it is empty, the landing url without its query. */
    selectVisitUrl: (state) => state.record.url || withoutQuery(state.landingUrl),
  },
});

export const visitReducer = visitSlice.reducer;
export const { visitRestored, visitTelephoneCleared, visitReset } = visitSlice.actions;
export const {
  selectVisit,
  selectVisitToken,
  selectVisitTelephone,
  selectHasAlternativeSettings,
  selectIsParsing,
  selectHasParseFailed,
  selectIsDefaultVisit,
  selectVisitUrl,
} = visitSlice.selectors;
