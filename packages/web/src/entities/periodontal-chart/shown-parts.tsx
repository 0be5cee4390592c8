import { periodontalChart as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import type { ChartPart } from './chart-layout'

interface ShownPartsProps {
  parts: readonly ChartPart[]
  /** The place of the part that is shown. */
  at: number
  onShow: (at: number) => void
}

/** Chooses which teeth are shown where not all have room: the upper ones above the lower ones. */
export function ShownParts({ parts, at, onShow }: ShownPartsProps) {
  const { parts: texts } = useTexts()['periodontal-chart']
  return (
    <fieldset className={recipe().parts} data-size={parts.length === 4 ? 'half' : 'sextant'} aria-label={texts.label()}>
      {parts.map(({ teeth }, index) => (
        <Button
          key={teeth[0]}
          size="sm"
          variant={index === at ? 'soft' : 'outline'}
          aria-pressed={index === at}
          onClick={() => onShow(index)}
        >
          {`${teeth[0]}–${teeth.at(-1)}`}
        </Button>
      ))}
    </fieldset>
  )
}
