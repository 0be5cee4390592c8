export { type AnaesthesiaGiven, anaestheticLimit, mostMillilitres, readMillilitres } from './anaesthesia'
export { type DictationEvent, dictationMachine } from './dictation.machine'
export { isWritten } from './is-written'
export { type NoteEvent, noteMachine } from './note.machine'
export {
  type AnaestheticAgent,
  anaestheticAgents,
  anaestheticTechniques,
  type DiagnosisCertainty,
  type DiagnosisRank,
  type DictationState,
  diagnosisCertainties,
  diagnosisRanks,
  dictationStates,
  jaws,
  type NoteState,
  noteStates,
  type Prognosis,
  procedureOutcomes,
  prognoses,
  toothTestKinds,
} from './note.values'
export { emptyNoteContent } from './note-content'
export {
  type DraftActor,
  type DraftReply,
  draftMachine,
  type NoteDraftEvent,
  noteDraftMachine,
  type StoredDraft,
} from './note-draft.machine'
export { type NoteSnippet, noteSnippets, snippetsFor, snippetWordAt } from './note-snippets'
export { type NoteTemplate, noteTemplates, withTemplate } from './note-templates'
export { type PlannedWork, placeOf, plannedWork } from './planned-work'
export { icd9cmOf } from './procedure-code'
export { isCharted, type ProcedureEffect, procedureEffect } from './procedure-effect'
export { type NoteSection, sectionsWritten } from './sections-written'
export { canonicalJson, type Json, type Signature, signedAddendum, signedContent } from './signed-content'
