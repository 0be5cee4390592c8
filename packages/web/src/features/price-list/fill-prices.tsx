import { useState } from 'react'
import { css } from 'styled-system/css'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'

interface FillPricesProps {
  /** How many services are shown that have a standard price. */
  count: number
  onFill: (percent: number, step: number) => void
}

/** Fills in a part of the standard prices of all services that are shown. */
export function FillPrices({ count, onFill }: FillPricesProps) {
  const { setting: words } = useTexts()['price-list']
  const language = useLanguage()
  const { money } = useFormat()
  const [percent, setPercent] = useState<number | null>(10)
  const [side, setSide] = useState('below')
  const [step, setStep] = useState('1000')
  return (
    <fieldset className={frame}>
      <legend className={css({ textStyle: 'label', paddingBlockEnd: '2' })}>{words.fillTitle()}</legend>
      <NumberField
        label={words.percent()}
        unit="%"
        locale={language}
        value={percent}
        onChange={(typed) => setPercent(typed === null ? null : Math.min(typed, most))}
      />
      <SelectField
        label={words.side()}
        options={[
          { value: 'below', label: words.below() },
          { value: 'above', label: words.above() },
        ]}
        value={side}
        onChange={({ target }) => setSide(target.value)}
      />
      <SelectField
        label={words.step()}
        options={steps.map((each) => ({ value: each, label: money(Number(each)) }))}
        value={step}
        onChange={({ target }) => setStep(target.value)}
      />
      <Button
        variant="soft"
        disabled={percent === null || count === 0}
        onClick={() => onFill((side === 'below' ? -1 : 1) * (percent ?? 0), Number(step))}
      >
        {words.fill(count)}
      </Button>
    </fieldset>
  )
}

/** A price is not below nothing, and rarely doubled. */
const most = 100
const steps = ['1', '100', '500', '1000', '5000', '10000']

const frame = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', lg: '8rem 1fr 1fr auto' },
})
