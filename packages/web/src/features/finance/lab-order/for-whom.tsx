import { useQuery } from '@tanstack/react-query'
import { useDoctorOptions } from '../../../entities/doctor/use-doctor-options'
import { labProceduresQuery } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { SelectField } from '../../../ui/field/select-field'
import type { LabOrderValue } from './lab-order-value'

interface ForWhomProps {
  value: LabOrderValue
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<LabOrderValue>) => void
}

/** For which procedure of the patient it is, and which dentist ordered it: that of the procedure, unless another is chosen. */
export function ForWhom({ value, errors, change }: ForWhomProps) {
  const { api } = useApp()
  const { fields, help, procedure: named, noProcedure, problems } = useTexts()['lab-order']
  const { date } = useFormat()
  const doctors = useDoctorOptions()
  const { data } = useQuery(labProceduresQuery(api, Number(value.patient?.value ?? 0)))
  const procedures = data?.rows ?? []
  function choose(procedure_id: string) {
    const found = procedures.find(({ id }) => String(id) === procedure_id)
    change({
      procedure_id,
      ...(found?.doctor_id && { doctor_id: String(found.doctor_id) }),
      ...(found?.tooth && value.teeth === '' && { teeth: found.tooth }),
    })
  }
  return (
    <>
      <SelectField
        name="procedure_id"
        label={fields.procedure_id()}
        help={help.procedure()}
        placeholder={noProcedure()}
        options={procedures.map(({ id, day, name, tooth }) => ({
          value: String(id),
          label: named({ day: date(day), name, tooth: tooth ?? '' }).trim(),
        }))}
        error={errors.procedure_id ?? errors.visit_id}
        value={value.procedure_id}
        onChange={({ target }) => choose(target.value)}
      />
      <SelectField
        name="doctor_id"
        label={fields.doctor_id()}
        required
        placeholder={problems.doctor()}
        options={doctors}
        error={errors.doctor_id}
        value={value.doctor_id}
        onChange={({ target }) => change({ doctor_id: target.value })}
      />
    </>
  )
}
