import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { vitalSign as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import { Measurements } from '../../entities/vital-sign/measurements'
import { type Measurement, type Sheet, sheetQuery } from '../../entities/vital-sign/sheet-query'
import { useApp } from '../../platform/app/app-context'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { History } from './history'
import { MeasurementForm } from './measurement-form'
import { SheetHead } from './sheet-head'
import { SheetSteps } from './sheet-steps'

interface SheetPanelProps {
  /** The visit. */
  id: number
  takesVitalSigns: boolean
  /** Without the list beside it. */
  isAlone: boolean
}

/** One patient: what comes next, the form, what was measured today and before. */
export default function SheetPanel({ id, takesVitalSigns, isAlone }: SheetPanelProps) {
  const { api } = useApp()
  const { list, steps } = useTexts()['vital-sign']
  const query = useQuery(sheetQuery(api, id))
  const missing = {
    title: steps.notFound(),
    text: steps.notFoundText(),
    href: '/nurse/vital-sign',
    leave: list.back(),
  }
  const skeleton = (
    <Card>
      <Skeleton shape="text" lines={8} />
    </Card>
  )
  const classes = recipe()
  return (
    <RecordGate query={query} skeleton={skeleton} missing={missing}>
      {(sheet) => (
        <div className={classes.panel}>
          {isAlone && (
            <div className={classes.back}>
              <Link href="/nurse/vital-sign" className={buttonClass({ variant: 'outline', size: 'sm' })}>
                {list.back()}
              </Link>
            </div>
          )}
          <Panel read={sheet} takesVitalSigns={takesVitalSigns} />
        </div>
      )}
    </RecordGate>
  )
}

type Opened = 'measure' | Measurement

function Panel({ read, takesVitalSigns }: { read: Sheet; takesVitalSigns: boolean }) {
  const { api } = useApp()
  const queries = useQueryClient()
  const [saved, setSaved] = useState(read)
  const [opened, setOpened] = useState<Opened>()
  // shows the saved value before the cache has it: the newer of the two
  const sheet = saved.version > read.version ? saved : read
  // what is being typed stays open when another window is faster
  if (opened === undefined && sheet.state === 'in_vitals') setOpened('measure')
  const classes = recipe()
  function show(next: Sheet) {
    setSaved(next)
    queries.setQueryData(sheetQuery(api, next.id).queryKey, next)
    void queries.invalidateQueries({ queryKey: ['visit'] })
  }
  const close = () => setOpened(undefined)
  return (
    <div className={classes.panel}>
      <Card>
        <div className={classes.stack}>
          <SheetHead sheet={sheet} />
          {opened === undefined && (
            <SheetSteps
              sheet={sheet}
              takesVitalSigns={takesVitalSigns}
              onChanged={show}
              onMeasure={() => setOpened('measure')}
            />
          )}
          {opened !== undefined && (
            <MeasurementForm
              key={opened === 'measure' ? 'measure' : opened.id}
              sheet={sheet}
              before={opened === 'measure' ? undefined : opened}
              onSaved={(next) => {
                show(next)
                close()
              }}
              onCancel={sheet.state === 'in_vitals' && opened === 'measure' ? undefined : close}
            />
          )}
          <Measurements sheet={sheet} onCorrect={opened === undefined ? setOpened : undefined} onChanged={show} />
        </div>
      </Card>
      <History sheet={sheet} />
    </div>
  )
}
