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
  preparationFor,
  preparationKey,
  preparationList,
  unprepared,
} from './preparation'
export { readQuantity } from './quantity'
