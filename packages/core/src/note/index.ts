export { type DictationEvent, dictationMachine } from './dictation.machine'
export { type NoteEvent, noteMachine } from './note.machine'
export {
  type DiagnosisCertainty,
  type DiagnosisRank,
  type DictationState,
  diagnosisCertainties,
  diagnosisRanks,
  dictationStates,
  type NoteState,
  noteStates,
  type Prognosis,
  prognoses,
} from './note.values'
export { canonicalJson, type Json, type Signature, signedContent } from './signed-content'
