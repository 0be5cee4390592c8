import { dottedCode } from '@clinic/core/area'
import { clinicStatuses, clinicTypes, timeZones } from '@clinic/core/information'
import type { Description } from '../../platform/record/conflict-dialog'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { type ProfileUpdate, profileFormFields } from './information-problems'

/** Returns a function that describes the information of a clinic in words, by field. */
export function useDescribeInformation() {
  const { information: texts } = useTexts()
  const { label } = useLabels()
  const { date } = useFormat()
  return (value: ProfileUpdate): Description => {
    const shown = {
      ...value,
      type: label(clinicTypes, value.type),
      licence_expires_on: value.licence_expires_on ? date(value.licence_expires_on) : '',
      status: label(clinicStatuses, value.status),
      time_zone: label(timeZones, value.time_zone),
      area_code: dottedCode(value.area_code ?? ''),
    }
    return profileFormFields.map((field) => ({ label: texts.fields[field](), value: shown[field] }))
  }
}
