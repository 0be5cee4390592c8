import { required, universalTime } from './element-rule'

export const procedureRules = [
  required(10127, 'Procedure', 'subject'),
  required(10128, 'Procedure', 'encounter'),
  universalTime(10400, 'Procedure', 'performedPeriod.start'),
  universalTime(10401, 'Procedure', 'performedPeriod.end'),
]
