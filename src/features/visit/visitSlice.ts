/** The visit (sections 3 and 4): how the service identifies the visitor, parsed from the landing url. */
import { createSlice } from '@reduxjs/toolkit';
import { describeFailure, toCallResult } from '../../api/callResult';
import type { RawResponse } from '../../api/rawResponse';
import { parseSource, type Source } from '../../api/source';
import { PARSE_SOURCE_PATH } from '../../config/constants';
import { callApi, keepFailure } from '../../store/callApi';
import { createAppAsyncThunk } from '../../store/createApiThunk';
import type { LoadStatus } from '../../store/loadStatus';
import { continuedToOffer, cookiesRestored } from '../page/lifecycle';
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

/** Parses the visit's source. Its argument is the request that the inline script has sent, if any. */
export const parseVisit = createAppAsyncThunk<Source, Promise<RawResponse> | undefined>(
  'visit/parse',
  async (earlyParse, { extra, rejectWithValue }) => {
    const result =
      earlyParse === undefined
        ? await callApi(extra, (api) => api.parseSource(extra.landing.url))
        : keepFailure(
            extra,
            toCallResult(await earlyParse, `POST ${PARSE_SOURCE_PATH}`, parseSource),
          );
    if (result.ok) return result.data;
    if (earlyParse !== undefined) extra.log.error(describeFailure(result.failure));
    return rejectWithValue(result.failure);
  },
  { condition: (_, { getState }) => getState().visit.parseStatus !== 'pending' },
);

const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    /** A lead was answered, and the stored phone forgotten by its sender. */
    visitTelephoneCleared(state) {
      state.record.telephone = '';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(cookiesRestored, (state, { payload: { landingUrl, visit } }) => {
        state.landingUrl = landingUrl;
        state.record = visit ?? emptyVisit(withoutQuery(landingUrl));
      })
      .addCase(continuedToOffer, (state) => {
        state.record = resetForNextVisit(state.record);
      })
      .addCase(parseVisit.pending, (state) => {
        state.parseStatus = 'pending';
      })
      .addCase(parseVisit.fulfilled, (state, { payload: source }) => {
        state.parseStatus = 'succeeded';
        state.record = {
          ...source,
          url: withoutQuery(state.landingUrl),
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
    selectIsParsing: (state) => state.parseStatus === 'pending',
    selectHasParseFailed: (state) => state.parseStatus === 'failed',
    selectIsDefaultVisit: (state) => isDefaultVisit(state.record, state.landingUrl),
  },
});

export const visitReducer = visitSlice.reducer;
export const { visitTelephoneCleared } = visitSlice.actions;
export const {
  selectVisit,
  selectVisitToken,
  selectIsParsing,
  selectHasParseFailed,
  selectIsDefaultVisit,
} = visitSlice.selectors;
