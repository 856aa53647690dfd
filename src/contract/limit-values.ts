/** Numbers that both sides hold to: docs/product/calls.md, "Limits". Each by itself, so that a build takes in what it needs. */
export const passwordMinimum = 8;
export const passwordMaximum = 200;
export const titleMaximum = 140;
export const descriptionMaximum = 8000;
export const locationMaximum = 200;
export const licenceMaximum = 40;
export const featuresMaximum = 30;
export const altTextMaximum = 200;
export const imagesMaximum = 100;
export const visitImagesMaximum = 3;
export const messageImagesMaximum = 4;
export const reviewImagesMaximum = 3;
export const priceMaximum = 1_000_000_000_000;
export const priceFilterMaximum = 50_000_000;
export const areaFilterMaximum = 1000;
export const areaMaximum = 100_000_000;
export const roomsMaximum = 99;
export const searchTextMaximum = 100;
export const shapesMaximum = 20;
export const verticesMaximum = 2000;
export const circleRadiusMaximum = 500_000;
export const favoritesMaximum = 500;
export const savedSearchesMaximum = 50;
export const savedCornersMaximum = 5000;
export const draftsMaximum = 200;
export const inquiriesPage = 50;
export const placeMaximum = 80;
/** Euros. */
export const servicePriceMaximum = 100_000;
/** Beyond what any plan allows; drafts of former plans included. */
export const serviceCardsMaximum = 100;
export const serviceRadiusDefault = 25;
export const serviceRadiusMaximum = 100;
export const reachMaximum = 100;
/** "Available now" means a free slot within so many hours. */
export const availableNowHours = 3;
export const slotDaysMaximum = 31;
export const newProviderDays = 60;
export const horizonDaysMaximum = 365;
export const visitCardsMaximum = 6;
/** Of one visit by its customer, within a day. */
export const customerMovesMaximum = 5;
export const pageDefault = 24;
export const pageMaximum = 60;
export const mapZoomMaximum = 19;
export const imageBytesMaximum = 10 * 1024 * 1024;
export const profileImageBytesMaximum = 5 * 1024 * 1024;
export const imageEdgeMaximum = 2048;
export const bodyBytesMaximum = 1024 * 1024;
export const tokenMinutes = 30;
export const tokenRenewalMinutes = 5;
/** On a device on which somebody stays signed in, from the last visit. */
export const deviceDays = 30;
