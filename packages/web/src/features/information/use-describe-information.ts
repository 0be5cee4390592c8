import type { Described } from '../../platform/record/conflict-dialog'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { type ProfileUpdate, profileFormFields } from './information-problems'
import { zoneNames } from './time-zone'

/** What the information of a clinic says, in words, field by field. */
export function useDescribeInformation() {
  const { information: texts } = useTexts()
  const { date } = useFormat()
  return (value: ProfileUpdate): Described => {
    const shown = {
      ...value,
      type: texts.types[value.type](),
      licence_expires_on: value.licence_expires_on ? date(value.licence_expires_on) : '',
      status: texts.statuses[value.status](),
      time_zone: texts.timeZones[zoneNames[value.time_zone]](),
    }
    return profileFormFields.map((field) => ({ label: texts.fields[field](), value: shown[field] }))
  }
}
