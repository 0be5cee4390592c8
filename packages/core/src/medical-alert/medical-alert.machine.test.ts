import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { medicalAlertModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { medicalAlertMachine } from './medical-alert.machine'
import type { MedicalAlertState } from './medical-alert.values'

provesLifecycle('a medical alert', medicalAlertMachine, medicalAlertModel, {
  states: { noted: 'active', outgrown: 'resolved', mistaken: 'entered_in_error' },
  events: {
    noteMore: 'medicalAlert.update',
    outgrow: 'medicalAlert.resolve',
    turnOutMistaken: 'medicalAlert.enteredInError',
    bringBack: 'medicalAlert.restore',
  },
})

it('a medical alert has the states that people read', () => {
  expectTypeOf<StateValueFrom<typeof medicalAlertMachine>>().toEqualTypeOf<MedicalAlertState>()
})
