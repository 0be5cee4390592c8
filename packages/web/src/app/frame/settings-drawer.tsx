import { type Preferences, preferenceNames, preferenceValues } from '@clinic/core/preference'
import { useSelector } from '@xstate/react'
import { use } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app-context'
import type { Texts } from '../../platform/texts'
import { useTexts } from '../../platform/use-texts'
import { Button } from '../../ui/button'
import { Drawer } from '../../ui/drawer'
import { PreferencePicture } from './preference-picture'

/** The six preferences, each with a small picture of what it does. */
export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { preference, texts: store } = useApp()
  use(preferenceTexts(store))
  const texts = useTexts()
  const preferences = useSelector(preference, ({ context }) => context)
  return (
    <Drawer title={texts.preference.title()} description={texts.preference.text()} open onClose={onClose}>
      <div className={css({ display: 'grid', gap: '6' })}>
        {preferenceNames.map((name) => (
          <Choice key={name} name={name} preferences={preferences} />
        ))}
        <Button variant="outline" onClick={() => preference.send({ type: 'preference.reset' })}>
          {texts.preference.reset()}
        </Button>
      </div>
    </Drawer>
  )
}

function Choice({ name, preferences }: { name: keyof Preferences; preferences: Preferences }) {
  const { preference } = useApp()
  const { legend, labels } = useLabels(name)
  return (
    <fieldset>
      <legend className={css({ fontWeight: 'semibold', marginBlockEnd: '2' })}>{legend}</legend>
      <div className={css({ display: 'grid', gridTemplateColumns: '3', gap: '2' })}>
        {preferenceValues[name].map((value) => (
          <label key={String(value)} className={card}>
            <input
              type="radio"
              name={name}
              checked={preferences[name] === value}
              onChange={() => preference.send({ type: 'preference.set', name, value })}
              className={css({ srOnly: true })}
            />
            <PreferencePicture preferences={{ ...preferences, [name]: value }} />
            {labels[String(value)]?.()}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function useLabels(name: keyof Preferences): { legend: string; labels: Record<string, () => string> } {
  const { preference: texts } = useTexts()
  const labels = {
    mode: texts.modes,
    contrast: texts.contrasts,
    direction: texts.directions,
    layout: texts.layouts,
    preset: texts.presets,
    stretch: texts.stretches,
  }
  return { legend: texts[name](), labels: labels[name] }
}

const asked = new WeakMap<Texts, Promise<void>>()
function preferenceTexts(texts: Texts) {
  const promise = asked.get(texts) ?? texts.want(['preference'])
  asked.set(texts, promise)
  return promise
}

const card = css({
  display: 'grid',
  gap: '1',
  p: '2',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'control',
  fontSize: 'xs',
  textAlign: 'center',
  cursor: 'pointer',
  _hover: { bg: 'subtle' },
  '&:has(:checked)': { borderColor: 'primary.solid', color: 'primary.text', fontWeight: 'semibold' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
})
