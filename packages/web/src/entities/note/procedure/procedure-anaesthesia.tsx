import type { Schema } from '@clinic/api'
import {
  anaestheticAgents,
  anaestheticLimit,
  anaestheticTechniques,
  mostMillilitres,
  readMillilitres,
} from '@clinic/core/note'
import { valuesOf } from '@clinic/core/values'
import { X } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { note as recipe } from 'styled-system/recipes'
import { oneOf } from '../../../platform/texts/one-of'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'
import { IconButton } from '../../../ui/icon-button'
import { focusOn } from '../focus-on'
import type { Procedure } from '../procedure-row'

type Anaesthesia = Schema<'Anaesthesia'>

interface ProcedureAnaesthesiaProps {
  row: Procedure
  /** All of the visit: what is injected adds up. */
  procedures: readonly Procedure[]
  /** Kilograms; null where nobody weighed the patient today. */
  weight: number | null
  onChange: (anaesthesia: Anaesthesia | null) => void
}

/** What a procedure is done under, once there is something to say of it, and how much of it is recommended at most. */
export default function ProcedureAnaesthesia({ row, procedures, weight, onChange }: ProcedureAnaesthesiaProps) {
  const { anaesthesia: texts } = useTexts().note
  const { options } = useLabels()
  const place = `note-procedure-${row.id}-anaesthesia`
  const given = row.anaesthesia ?? null
  const put = (next: Anaesthesia | null) => {
    flushSync(() => onChange(next))
    focusOn(place)
  }
  if (!given)
    return (
      <div id={place} className={recipe().anaesthesia}>
        <Button size="sm" variant="soft" onClick={() => put(likeBefore(procedures))}>
          {texts.add()}
        </Button>
      </div>
    )
  const change = (part: Partial<Anaesthesia>) => onChange({ ...given, ...part })
  return (
    <fieldset id={place} className={recipe().anaesthesia}>
      <legend className={recipe().legend}>
        {texts.title()}
        <IconButton size="sm" label={texts.remove()} onClick={() => put(null)}>
          <X />
        </IconButton>
      </legend>
      <SelectField
        name="procedures.anaesthesia.agent"
        label={texts.agent()}
        options={options(anaestheticAgents)}
        value={given.agent}
        onChange={({ target }) => change({ agent: oneOf(valuesOf(anaestheticAgents), target.value) ?? given.agent })}
      />
      <SelectField
        name="procedures.anaesthesia.technique"
        label={texts.technique()}
        options={options(anaestheticTechniques)}
        value={given.technique}
        onChange={({ target }) =>
          change({ technique: oneOf(valuesOf(anaestheticTechniques), target.value) ?? given.technique })
        }
      />
      <AmountField given={given} weight={weight} onChange={(millilitres) => change({ millilitres })} />
      <TextField
        name="procedures.anaesthesia.batch"
        label={texts.batch()}
        autoComplete="off"
        maxLength={40}
        value={given.batch}
        onChange={({ target }) => change({ batch: target.value })}
      />
      <LimitNotice procedures={procedures} weight={weight} />
    </fieldset>
  )
}

interface AmountFieldProps {
  given: Anaesthesia
  weight: number | null
  onChange: (millilitres: number | null) => void
}

function AmountField({ given: { agent, millilitres }, weight, onChange }: AmountFieldProps) {
  const { anaesthesia: texts } = useTexts().note
  const { number } = useFormat()
  const [typed, setTyped] = useState<string>()
  const most = mostMillilitres(agent, weight)
  const isRead = typed === undefined || readMillilitres(typed) !== undefined
  return (
    <TextField
      name="procedures.anaesthesia.millilitres"
      label={texts.millilitres()}
      help={
        most === null
          ? undefined
          : weight === null
            ? texts.mostOfAdult({ most: number(most) })
            : texts.most({ most: number(most), weight: number(weight) })
      }
      error={isRead ? undefined : texts.notAmount()}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      value={typed ?? (millilitres === null ? '' : number(millilitres))}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readMillilitres(target.value) ?? null)
      }}
      onBlur={() => {
        if (isRead) setTyped(undefined)
      }}
    />
  )
}

function LimitNotice({ procedures, weight }: Pick<ProcedureAnaesthesiaProps, 'procedures' | 'weight'>) {
  const { anaesthesia: texts } = useTexts().note
  const limit = anaestheticLimit(givenIn(procedures), weight)
  if (limit === null) return null
  return (
    <div className={recipe().whole}>
      <Banner tone="warning">{texts.above[limit]()}</Banner>
    </div>
  )
}

const givenIn = (procedures: readonly Procedure[]) =>
  procedures.flatMap(({ anaesthesia, outcome }) => (anaesthesia && outcome !== 'cancelled' ? [anaesthesia] : []))

/** The same cartridge as before in this visit; its amount is that of each procedure. */
function likeBefore(procedures: readonly Procedure[]): Anaesthesia {
  const before = procedures.findLast(({ anaesthesia }) => anaesthesia)?.anaesthesia
  const usual: Anaesthesia = { agent: 'lidocaine_adrenaline', technique: 'infiltration', millilitres: null, batch: '' }
  return { ...usual, ...before, millilitres: null }
}
