import { required, universalTime } from './element-rule'

export const conditionRules = [
  required(10125, 'Condition', 'subject'),
  required(10126, 'Condition', 'encounter'),
  universalTime(10402, 'Condition', 'onsetDateTime'),
  universalTime(10403, 'Condition', 'recordedDate'),
]
