/** The visit (sections 3 and 4): who the visitor is to the service, parsed from the landing address. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { failed, type CallResult, describeFailure } from '../../api/callResult';
import { PARSE_SOURCE_PATH, SourceAnswer, type Source } from '../../api/source';
import type { EarlyAnswer } from '../../boot/landing';
import { callApi } from '../../store/callApi';
import { createAppAsyncThunk } from '../../store/thunks';
import {
  emptyVisit,
  isDefaultVisit,
  needsParsing,
  preparedForNextVisit,
  toVisitTelephone,
  withoutQuery,
  type VisitRecord,
} from './visitRecord';

export interface VisitState {
  record: VisitRecord;
  /** The whole landing address, query included. */
  address: string;
  /** Whether a record was in the cookie when the page was opened. */
  wasStored: boolean;
  parse: 'idle' | 'pending' | 'done' | 'failed';
}

const initialState: VisitState = {
  record: emptyVisit(''),
  address: '',
  wasStored: false,
  parse: 'idle',
};

interface ParsedVisit {
  address: string;
  source: Source;
}

/** Asks for the visit's source. The answer of a parse begun before the bundle ran is taken instead of a second call. */
export const parseVisit = createAppAsyncThunk<ParsedVisit, { adopt?: Promise<EarlyAnswer> }>(
  'visit/parse',
  async ({ adopt }, { getState, extra, rejectWithValue }) => {
    const { address } = getState().visit;
    const answer =
      adopt === undefined
        ? await callApi(extra, (api) => api.parseSource(address))
        : readEarlyAnswer(await adopt);
    if (answer.ok) return { address, source: answer.data };
    if (adopt !== undefined) extra.log.error(describeFailure(answer.failure));
    return rejectWithValue(answer.failure);
  },
  { condition: (_, { getState }) => getState().visit.parse !== 'pending' },
);

function readEarlyAnswer(answer: EarlyAnswer): CallResult<Source> {
  const call = `POST ${PARSE_SOURCE_PATH}`;
  if (answer.kind !== 'answer') return failed({ kind: answer.kind, call });
  const { status } = answer;
  if (status < 200 || status > 299) return failed({ kind: 'status', call, status });
  let body: unknown;
  try {
    body = JSON.parse(answer.body);
  } catch {
    return failed({ kind: 'shape', call, status });
  }
  const source = v.safeParse(SourceAnswer, body);
  return source.success
    ? { ok: true, data: source.output }
    : failed({ kind: 'shape', call, status });
}

const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    /** The address bar and the cookie, as they were when the page was opened. */
    visitOpened(
      state,
      { payload }: PayloadAction<{ address: string; stored: VisitRecord | null }>,
    ) {
      state.address = payload.address;
      state.wasStored = payload.stored !== null;
      state.record = payload.stored ?? emptyVisit(withoutQuery(payload.address));
    },
    preparedForNext(state) {
      state.record = preparedForNextVisit(state.record);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(parseVisit.pending, (state) => {
        state.parse = 'pending';
      })
      .addCase(parseVisit.fulfilled, (state, { payload: { address, source } }) => {
        state.parse = 'done';
        state.record = {
          url: withoutQuery(address),
          ...source,
          telephone: toVisitTelephone(source.telephone),
        };
      })
      .addCase(parseVisit.rejected, (state) => {
        // A stored token stays in use.
        state.parse = 'failed';
      });
  },
  selectors: {
    selectVisit: (state) => state.record,
    selectVisitToken: (state) => state.record.token,
    selectVisitTelephone: (state) => state.record.telephone,
    selectHasAlternativeSettings: (state) => state.record.alternativeSettings,
    selectIsParsing: (state) => state.parse === 'pending',
    selectHasParseFailed: (state) => state.parse === 'failed',
    /** Whether the visit must be parsed on load (section 4, "Visit rules"). */
    selectNeedsParsing: (state) =>
      needsParsing(state.wasStored ? state.record : null, state.address),
    selectIsDefaultVisit: (state) => isDefaultVisit(state.record, state.address),
    /** The visit's url, or the current address without query where that is empty. */
    selectVisitUrl: (state) => state.record.url || withoutQuery(state.address),
  },
});

export const visitReducer = visitSlice.reducer;
export const { visitOpened, preparedForNext } = visitSlice.actions;
export const {
  selectVisit,
  selectVisitToken,
  selectVisitTelephone,
  selectHasAlternativeSettings,
  selectIsParsing,
  selectHasParseFailed,
  selectNeedsParsing,
  selectIsDefaultVisit,
  selectVisitUrl,
} = visitSlice.selectors;
