import { clockIn } from '../../entities/appointment/appointment-time'
import { MeasurementValues } from '../../entities/vital-sign/measurement-values'
import type { Sheet } from '../../entities/vital-sign/sheet-query'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'

/** Somebody else was faster: shows what they recorded, and offers to add what was typed here. */
export function ConflictBanner({ sheet, onSaveMine }: { sheet: Sheet; onSaveMine: () => void }) {
  const { form, measurement } = useTexts()['vital-sign']
  const { timeZone } = useClinicDay()
  const latest = sheet.measurements.at(-1)
  return (
    <Banner
      tone="warning"
      title={form.conflict()}
      action={
        <Button size="sm" onClick={onSaveMine}>
          {form.saveMine()}
        </Button>
      }
    >
      {latest && timeZone !== undefined && (
        <>
          <p>{measurement.at({ time: clockIn(timeZone, latest.recorded_at), name: isolated(latest.recorded_by) })}</p>
          <MeasurementValues measurement={latest} sheet={sheet} />
        </>
      )}
    </Banner>
  )
}
