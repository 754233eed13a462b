/** One right input for every call of the staff about bad weather. */
export const WEATHER_STAFF_SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  listWeatherDays: {},
  confirmWeatherDay: { weatherDayId: 4711, part: 'full_day' },
  declineWeatherDay: { weatherDayId: 4711, reason: 'Ha piovuto solo in collina' },
  undoWeatherDecision: { weatherDayId: 4711 },
}
