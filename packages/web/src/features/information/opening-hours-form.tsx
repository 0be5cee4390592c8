import { type Schema, unwrap } from '@clinic/api'
import { openingProblems } from '@clinic/core/information'
import { weekdays } from '@clinic/core/time'
import { useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { usePlanPreview } from '../../entities/appointment/use-plan-preview'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { inputName } from '../../platform/record/field-errors'
import { problemSentences } from '../../platform/record/problem-sentences'
import { RecordForm } from '../../platform/record/record-form'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { FormSection } from '../../ui/field/form'
import { type OpeningHours, openingHoursQuery } from './opening-hours-query'
import { ShiftsField } from './shifts-field'
import { SpecialDatesField } from './special-dates-field'
import { useDescribeOpeningHours } from './use-describe-opening-hours'
import { tabAddress } from './use-information-tabs'

interface OpeningHoursFormProps {
  hours: OpeningHours
  onSaved: (saved: OpeningHours) => void
}

/** The opening hours while the manager changes them. */
export function OpeningHoursForm({ hours, onSaved }: OpeningHoursFormProps) {
  const { api } = useApp()
  const { opening: texts } = useTexts().information
  const queries = useQueryClient()
  const planPreview = usePlanPreview()
  const { describeWeek, describeSpecialDates } = useDescribeOpeningHours()
  return (
    <RecordForm<Schema<'OpeningHoursUpdate'>, OpeningHours>
      form="information-opening-hours"
      initial={hours}
      cancel={tabAddress('profile')}
      describe={(value) => [...describeWeek(value), ...describeSpecialDates(value)]}
      problemsOf={(value) =>
        Object.fromEntries(
          Object.entries(problemSentences(texts.problems, openingProblems(value))).map(([path, sentence]) => [
            inputName(path.split('.')),
            sentence,
          ]),
        )
      }
      save={(body) =>
        planPreview.before({ opening_hours: body }, () => unwrap(api.PUT('/api/information/opening-hours', { body })))
      }
      onSaved={(saved) => {
        queries.setQueryData(openingHoursQuery(api).queryKey, saved)
        void notify('success', texts.saved())
        onSaved(saved)
      }}
    >
      {({ value, errors, change }) => (
        <>
          <FormSection title={texts.week()} description={texts.weekHelp()}>
            <div className={css({ display: 'grid', gap: '3' })}>
              {weekdays.map((day) => (
                <ShiftsField
                  key={day}
                  label={texts.days[day]()}
                  name={day}
                  shifts={value.week[day]}
                  errors={errors}
                  onChange={(shifts) => change({ week: { ...value.week, [day]: shifts } })}
                />
              ))}
            </div>
            <Button
              variant="outline"
              size="sm"
              className={css({ justifySelf: 'start' })}
              onClick={() => {
                const { monday } = value.week
                change({
                  week: { ...value.week, tuesday: monday, wednesday: monday, thursday: monday, friday: monday },
                })
              }}
            >
              {texts.copyMonday()}
            </Button>
          </FormSection>
          <FormSection title={texts.specialDates()} description={texts.specialHelp()}>
            <SpecialDatesField
              dates={value.special_dates}
              errors={errors}
              onChange={(special_dates) => change({ special_dates })}
            />
          </FormSection>
          {planPreview.question}
        </>
      )}
    </RecordForm>
  )
}
