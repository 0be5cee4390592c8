import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { type Choice, choicesFor, entriesByHand } from '@clinic/core/charting'
import {
  type ChartDrawing,
  type Entry,
  type EntryMode,
  entryModes,
  findingCodes,
  type Mouth,
  nameOf,
  type Tooth,
  type Usage,
} from '@clinic/core/odontogram'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { charting } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { VisuallyHidden } from '../../ui/visually-hidden'
import type { EnteredWords } from '../odontogram/history/use-entered-words'
import { useToothName } from '../odontogram/use-tooth-name'
import { MagnifiedTooth } from './magnified-tooth'
import type { Picked } from './use-chart-hands'
import type { ChartingWords } from './use-charting-words'

interface PaletteProps {
  picked: Picked
  layers: Mouth
  drawing: ChartDrawing
  usage: Usage
  words: ChartingWords
  entered: EnteredWords
  onMake: (entries: readonly Entry[]) => void
  onClose: () => void
}

/** The codes that can be entered on what was pointed at. A letter chooses one; a small tooth is drawn large first. */
export function Palette({ picked, layers, drawing, usage, words, entered, onMake, onClose }: PaletteProps) {
  const classes = charting()
  const { charting: texts } = useTexts()
  const toothName = useToothName()
  const [spots, setSpots] = useState(picked.spots)
  const [mode, setMode] = useState<EntryMode>('found')
  const codes = useRef<HTMLDivElement | null>(null)
  const choices = choicesFor(spots, { layers, mode, usage })
  const teeth = [...new Set(spots.map(({ tooth }) => tooth))]
  const [tooth, other] = teeth
  const surfaces = spots.flatMap(({ surface }) => surface ?? [])

  const enter = useCallback((list: HTMLDivElement | null) => {
    codes.current = list
    list?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  const choose = ({ item }: Choice) => onMake(entriesByHand(item, { spots, mode }))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const choice = choices.find(({ letter }) => letter === event.key.toLowerCase())
    if (choice) {
      event.preventDefault()
      choose(choice)
    }
    const step = steps[event.key]
    const buttons = Array.from(codes.current?.querySelectorAll('button') ?? [])
    const at = buttons.findIndex((button) => button.matches(':focus'))
    if (step && at >= 0) {
      event.preventDefault()
      buttons[(at + step + buttons.length) % buttons.length]?.focus()
    }
  }
  return (
    <Ark.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      autoFocus={false}
      finalFocusEl={focused}
      positioning={{
        placement: 'right-start',
        getAnchorRect: () => picked.anchor,
        gutter: 12,
        overlap: true,
        fitViewport: true,
      }}
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={classes.palette} onKeyDown={onKeyDown}>
            <Ark.Title className={classes.paletteTitle}>
              {tooth && !other ? `${tooth} · ${toothName(nameOf(tooth))}` : teeth.join(' ')}
              {surfaces.length > 0 && ` · ${[...new Set(surfaces)].join('').toUpperCase()}`}
            </Ark.Title>
            {picked.isMagnified && tooth && (
              <MagnifiedTooth
                tooth={tooth}
                drawing={drawing.teeth.get(tooth)}
                spots={spots}
                words={words}
                onMark={setSpots}
              />
            )}
            {tooth && !other && <Found tooth={tooth} mouth={layers} words={words} entered={entered} />}
            <Modes mode={mode} words={words} onChoose={setMode} />
            {choices.length === 0 && <p>{texts.palette.nothing()}</p>}
            {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no form */}
            <div ref={enter} role="group" aria-label={texts.palette.codes()} className={classes.codes}>
              {choices.map((choice) => (
                <ChoiceButton key={keyOf(choice)} choice={choice} words={words} onChoose={() => choose(choice)} />
              ))}
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

interface FoundProps {
  tooth: Tooth
  mouth: Mouth
  words: ChartingWords
  entered: EnteredWords
}

/** What stands on a tooth, and who entered it when. */
function Found({ tooth, mouth, words, entered }: FoundProps) {
  const rows = [...mouth.now, ...mouth.planned].filter(({ teeth }) => teeth.includes(tooth))
  return (
    <ul className={charting().found}>
      {rows.map((row) => (
        <li key={row.key}>
          <bdi>{words.mark({ ...row, isUncertain: row.is_uncertain })}</bdi> <bdi>{entered.entered(row)}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Who opened it says where the focus goes when it closes. */
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const keyOf = ({ item }: Choice) => [item.code, item.material, item.width, item.direction].join()

function ChoiceButton({ choice, words, onChoose }: { choice: Choice; words: ChartingWords; onChoose: () => void }) {
  const { item, letter } = choice
  return (
    <button type="button" className={charting().code} onClick={onChoose} aria-keyshortcuts={letter ?? undefined}>
      <b aria-hidden="true">{letter}</b>
      <span>
        {item.material || item.width || item.direction
          ? words.mark({ ...item, surfaces: [], isUncertain: false, note: '' })
          : words.label(findingCodes, item.code)}
      </span>
    </button>
  )
}

const offeredModes: readonly EntryMode[] = ['found', 'planned', 'done_here', 'done_elsewhere']

function Modes({
  mode,
  words,
  onChoose,
}: {
  mode: EntryMode
  words: ChartingWords
  onChoose: (mode: EntryMode) => void
}) {
  const { charting: texts } = useTexts()
  return (
    <fieldset className={charting().modes}>
      <VisuallyHidden>
        <legend>{texts.palette.mode()}</legend>
      </VisuallyHidden>
      {offeredModes.map((each) => (
        <label key={each}>
          <input type="radio" name="entry-mode" checked={mode === each} onChange={() => onChoose(each)} />
          {words.label(entryModes, each)}
        </label>
      ))}
    </fieldset>
  )
}
