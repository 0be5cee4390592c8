import onlineBooking from '../../../i18n/id/online-booking'

export default { 'online-booking': onlineBooking }
