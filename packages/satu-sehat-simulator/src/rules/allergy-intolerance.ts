import { required, universalTime } from './element-rule'

export const allergyIntoleranceRules = [
  universalTime(10358, 'AllergyIntolerance', 'recordedDate'),
  required(10374, 'AllergyIntolerance', 'encounter'),
  required(10375, 'AllergyIntolerance', 'recorder'),
]
