import { area, byPath, graduateArea, nothing } from './row.ts';

const section = byPath('section');
const page = byPath('page');
const pageOrJob = byPath('page', 'job');
const policy = byPath('policy');
const graduatePage = byPath('graduatePage');

/** The firm itself: top-level pages, about us, careers, graduates, contact, legal, signed-in pages. */
export const firmRoutes = [
  ...area('top', [
    ['home', 'fixed', '/', byPath('home')],
    ['accessibility', 'fixed', '/accessibility', section],
    ['site-map', 'fixed', '/site-map', section],
    ['remote', 'fixed', '/remote', section],
    ['wechat', 'fixed', '/wechat', section],
    ['deals', 'fixed', '/deals', section],
  ]),
  ...area('about-us', [
    ['about-list', 'list', '/about-us', section],
    ['about-fraud-and-scam-alerts', 'fixed', '/about-us/fraud-and-scam-alerts', page],
    ['about-our-story', 'fixed', '/about-us/our-story', page],
    ['about-responsible-business', 'fixed', '/about-us/responsible-business', page],
    ['about-pro-bono', 'fixed', '/about-us/pro-bono', page],
    ['about-corporate-responsibility', 'fixed', '/about-us/corporate-responsibility', page],
    ['about-page-1', 'detail', '/about-us/:slug1', page],
    ['about-page-2', 'detail', '/about-us/:slug1/:slug2', page],
    ['about-page-3', 'detail', '/about-us/:slug1/:slug2/:slug3', page],
    ['about-page-4', 'detail', '/about-us/:slug1/:slug2/:slug3/:slug4', page],
    ['about-page-5', 'detail', '/about-us/:slug1/:slug2/:slug3/:slug4/:slug5', page],
  ]),
  ...area('auth', [
    ['auth-profile', 'auth', '/auth/profile', nothing],
    ['auth-email-verified-callback', 'auth', '/auth/email-verified-callback', nothing],
    ['auth-password-reset-callback', 'auth', '/auth/password-reset-callback', nothing],
    ['auth-dashboard', 'auth', '/auth/dashboard', nothing],
    ['auth-favourites', 'auth', '/auth/favourites', nothing],
    ['auth-newsletters-and-alerts', 'auth', '/auth/newsletters-and-alerts', nothing],
    ['auth-subscriptions', 'auth', '/auth/subscriptions', nothing],
  ]),
  ...area('careers', [
    ['careers-list', 'list', '/careers', section],
    ['careers-why-join-us', 'fixed', '/careers/why-join-us', page],
    ['careers-success-stories', 'fixed', '/careers/sucess-stories', page],
    ['careers-contract-work-adaptive', 'fixed', '/careers/contract-work-adaptive', page],
    ['careers-qualified-lawyers', 'fixed', '/careers/qualified-lawyers', page],
    ['careers-business-services-professionals', 'fixed', '/careers/business-services-professionals', page],
    ['careers-benefits', 'fixed', '/careers/benefits', page],
    ['careers-page-1', 'detail', '/careers/:slug1', page],
    ['careers-page-2', 'detail', '/careers/:slug1/:slug2', pageOrJob],
    ['careers-page-3', 'detail', '/careers/:slug1/:slug2/:slug3', pageOrJob],
    ['careers-page-4', 'detail', '/careers/:slug1/:slug2/:slug3/:slug4', pageOrJob],
    ['careers-page-5', 'detail', '/careers/:slug1/:slug2/:slug3/:slug4/:slug5', pageOrJob],
  ]),
  ...area('contact-us', [
    ['contact', 'fixed', '/contact-us', section],
    ['contact-page', 'detail', '/contact-us/:slug', page],
  ]),
  ...graduateArea('graduates', [
    ['graduates-home', 'list', '/graduates', graduatePage],
    ['graduates-alumni', 'fixed', '/graduates/alumni', graduatePage],
    ['graduates-apply', 'fixed', '/graduates/apply', graduatePage],
    ['graduates-brochure', 'fixed', '/graduates/brochure', graduatePage],
    ['graduates-business-services', 'fixed', '/graduates/business-services', graduatePage],
    ['graduates-career', 'fixed', '/graduates/career', graduatePage],
    ['graduates-contact-us', 'fixed', '/graduates/contact-us', graduatePage],
    ['graduates-faq', 'fixed', '/graduates/faq', graduatePage],
    ['graduates-meet-us', 'fixed', '/graduates/meet-us', graduatePage],
    ['graduates-professionals', 'fixed', '/graduates/professionals', graduatePage],
    ['graduates-starters', 'fixed', '/graduates/starters', graduatePage],
    ['graduates-students', 'fixed', '/graduates/students', graduatePage],
    ['graduates-training-contract', 'fixed', '/graduates/training-contract', graduatePage],
    ['graduates-page', 'detail', '/graduates/:slug', graduatePage],
  ]),
  ...area('legal', [
    ['legal-list', 'list', '/legal-and-regulatory-information', section],
    ['legal-cookie-policy', 'fixed', '/legal-and-regulatory-information/cookie-policy', policy],
    ['legal-data-privacy', 'fixed', '/legal-and-regulatory-information/data-privacy', policy],
    ['legal-page-1', 'detail', '/legal-and-regulatory-information/:slug1', policy],
    ['legal-page-2', 'detail', '/legal-and-regulatory-information/:slug1/:slug2', policy],
    ['legal-page-3', 'detail', '/legal-and-regulatory-information/:slug1/:slug2/:slug3', policy],
    ['legal-page-4', 'detail', '/legal-and-regulatory-information/:slug1/:slug2/:slug3/:slug4', policy],
    [
      'legal-page-5',
      'detail',
      '/legal-and-regulatory-information/:slug1/:slug2/:slug3/:slug4/:slug5',
      policy,
    ],
  ]),
  ...area('thank-you', [
    ['thank-you', 'fixed', '/thank-you', section],
    ['thank-you-page-1', 'detail', '/thank-you/:slug1', page],
    ['thank-you-page-2', 'detail', '/thank-you/:slug1/:slug2', page],
    ['thank-you-page-3', 'detail', '/thank-you/:slug1/:slug2/:slug3', page],
    ['thank-you-page-4', 'detail', '/thank-you/:slug1/:slug2/:slug3/:slug4', page],
    ['thank-you-page-5', 'detail', '/thank-you/:slug1/:slug2/:slug3/:slug4/:slug5', page],
  ]),
];
