export { type AssistanceEvent, assistanceMachine } from './assistance.machine'
export {
  type AssistanceRole,
  type AssistanceState,
  assistanceRoles,
  assistanceStates,
  type PreparationKind,
  preparationKinds,
} from './assistance.values'
export {
  type Material,
  materialsOf,
  type PlannedProcedure,
  type PreparationItem,
  preparationKey,
  preparationList,
  unprepared,
} from './preparation'
